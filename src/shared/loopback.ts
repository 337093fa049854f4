const LOOPBACK_NAMES = ['localhost', '[::1]', '::1'];
const LOOPBACK_NET = /^127(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;

export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase();
  return LOOPBACK_NAMES.includes(name) || name.endsWith('.localhost') || LOOPBACK_NET.test(name);
}
