/** Runs in a page before its first script: the device has the site's own faces, as from its second visit on. */
export const STORE_FACES = (faces: string) => {
  // Not in the empty page that a tab begins with, which stores nothing.
  if (faces && location.protocol.startsWith('http')) localStorage.setItem('faces', faces);
};
