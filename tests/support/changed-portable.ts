import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { createZstdDecompress, zstdCompressSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { MANIFEST_NAME, type Manifest, manifestSchema } from '#platform/backup/portable/manifest.ts';

export interface PortableContent {
  manifest: Manifest;
  /** COPY texts by table. */
  texts: Map<string, Buffer>;
}

export async function readContentOf(file: string): Promise<PortableContent> {
  const found = new Map<string, Buffer>();
  for await (const entry of createReadStream(file).pipe(createZstdDecompress()).pipe(extract())) {
    found.set(entry.header.name, await buffer(entry as unknown as AsyncIterable<Uint8Array>));
  }
  const manifest = manifestSchema.parse(JSON.parse(String(found.get(MANIFEST_NAME))));
  const texts = manifest.tables.map(({ name }) => [name, found.get(`${name}.copy`) ?? Buffer.alloc(0)] as const);
  return { manifest, texts: new Map(texts) };
}

/** Writes a portable file whose lengths and hashes are right, whatever its values are. */
export async function writeContent(file: string, { manifest, texts }: PortableContent): Promise<void> {
  const tables = manifest.tables.map((table) => {
    const text = texts.get(table.name) ?? Buffer.alloc(0);
    return { ...table, bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') };
  });
  const tar = pack();
  tar.entry({ name: MANIFEST_NAME }, JSON.stringify({ ...manifest, tables }));
  for (const { name } of tables) tar.entry({ name: `${name}.copy` }, texts.get(name) ?? Buffer.alloc(0));
  tar.finalize();
  await writeFile(file, zstdCompressSync(await buffer(tar as unknown as AsyncIterable<Uint8Array>)));
}
