import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

/** A constant reference: `node:http` and `renderToString` of a table of fifty rows. */

const rows = Array.from({ length: 50 }, (_, at) => ({
  id: at,
  name: `물건 ${at}`,
  price: at * 1250,
  seller: `상인${at % 7}`,
}));

function Row({ id, name, price, seller }: (typeof rows)[number]) {
  return h(
    'tr',
    { 'data-id': id },
    h('td', null, h('a', { href: `/items/${id}` }, name)),
    h('td', { className: 'num' }, price.toLocaleString('ko-KR'), '전'),
    h('td', null, h('span', { className: id % 2 ? 'tag buy' : 'tag sell' }, id % 2 ? '삽니다' : '팝니다')),
    h('td', null, seller),
    h('td', null, h('time', { dateTime: '2026-11-20T12:00:00Z' }, '11월 20일 21시')),
  );
}

function Table() {
  const body = rows.map((row) => h(Row, { key: row.id, ...row }));
  return h('html', { lang: 'ko' }, h('body', null, h('main', null, h('table', null, h('tbody', null, body)))));
}

const server = createServer((_request, response) => {
  const body = Buffer.from(`<!DOCTYPE html>${renderToString(h(Table))}`);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': String(body.length) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});
