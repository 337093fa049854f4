import sharp from 'sharp';

/** Uploads pictures one after the other until it is ended. Runs in its own process. */

export interface UploadOptions {
  url: string;
  headers: Readonly<Record<string, string>>;
  width: number;
  height: number;
}

const { url, headers, width, height } = JSON.parse(process.argv[2] ?? '') as UploadOptions;
const jpeg = await sharp({
  create: { width, height, channels: 3, background: '#456', noise: { type: 'gaussian', mean: 128, sigma: 6 } },
})
  .jpeg({ quality: 60 })
  .toBuffer();
for (let nth = 0; ; nth += 1) {
  // Bytes after the end of a JPEG make it another file.
  const marked = new Uint8Array(Buffer.concat([jpeg, Buffer.from(`${process.pid} ${nth}`)]));
  const form = new FormData();
  form.set('file', new Blob([marked], { type: 'image/jpeg' }), 'picture.jpg');
  const answer = await fetch(url, { method: 'POST', headers, body: form });
  if (answer.status !== 201) throw new Error(`A picture was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  if (nth === 0) console.log('uploading');
}
