import { createECDH } from 'node:crypto';
import type { Config } from '#platform/config/config.schema.ts';
import type { Db } from '#platform/database/db.ts';
import { siteSecret } from '#platform/database/site-secret.ts';

export interface Vapid {
  publicKey: string;
  privateKey: string;
  subject: string;
}

type VapidConfig = Pick<Config, 'vapidPublicKey' | 'vapidPrivateKey' | 'vapidSubject' | 'publicSiteUrl'>;

/**
 * Returns the configured keys, else a generated pair that all machines share: the private key is a secret of the site.
 */
export async function loadVapid(db: Db, config: VapidConfig): Promise<Vapid> {
  const { vapidPublicKey, vapidPrivateKey, publicSiteUrl } = config;
  const subject = config.vapidSubject ?? toSubject(publicSiteUrl);
  if (vapidPublicKey !== undefined && vapidPrivateKey !== undefined) {
    return { publicKey: vapidPublicKey, privateKey: vapidPrivateKey, subject };
  }
  const secret = await siteSecret(db, 'vapid');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret.toString('base64url'), subject };
}

function toSubject(siteUrl: string): string {
  return siteUrl.startsWith('https://') ? siteUrl : `mailto:webmaster@${new URL(siteUrl).hostname}`;
}
