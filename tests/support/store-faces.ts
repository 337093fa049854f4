/** Runs in a page before its first script: the device has the site's own faces, as from its second visit on. */
export const STORE_FACES = (faces: string) => {
  // The empty page that a tab begins with and sandboxed frames store nothing.
  if (faces && origin !== 'null') localStorage.setItem('faces', faces);
};

/** Runs in a page before its first script, which looks for a Korean face: most machines for tests have none. */
export const HAS_KOREAN_FACE = () => {
  const { prototype } = CanvasRenderingContext2D;
  const { getImageData } = prototype;
  let count = 0;
  prototype.getImageData = function (this: CanvasRenderingContext2D, ...area: [number, number, number, number]) {
    // Still read, so that the browser's complaints about it are heard.
    getImageData.apply(this, area);
    count += 1;
    return new ImageData(new Uint8ClampedArray(4).fill(count), 1);
  };
};
