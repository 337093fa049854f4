/** A form with one file, as a browser sends it. */
export async function multipart(bytes: Uint8Array, { field = 'file', name = 'a.png', type = 'image/png' } = {}) {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(bytes)], name, { type }));
  const request = new Response(form);
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}
