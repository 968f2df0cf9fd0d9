import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '#theme/brand';
import { isRealPath } from '#theme/isRealPath';
import { escapeHtml } from '../platform/web/escapeHtml.ts';

const text = (key: string, value: string): string => `<key>${key}</key><string>${escapeHtml(value)}</string>`;

/** The same id always gets the same UUID, so that a profile that is installed again takes the place of the first. */
const uuidOf = (id: string): string =>
  createHash('sha256')
    .update(id)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    .toUpperCase();

/**
 * A profile for iOS that puts the site's icon on the home screen and nothing else: a web clip that opens without the
 * bars of the browser and can be removed. `origin` is the site's own address.
 */
export const appProfile = async (
  folder: string,
  { key, manifest }: Brand,
  origin: string,
): Promise<string> => {
  const id = `${new URL(origin).hostname.split('.').toReversed().join('.')}.webclip`;
  const art = `/${key}/${manifest.touchIcon}`;
  const hasIcon = manifest.touchIcon.endsWith('.png') && isRealPath(folder, art);
  const icon = hasIcon ? (await readFile(join(folder, art))).toString('base64') : '';
  const payload = [
    text('PayloadType', 'com.apple.webClip.managed'),
    text('PayloadIdentifier', `${id}.icon`),
    text('PayloadUUID', uuidOf(`${id}.icon`)),
    '<key>PayloadVersion</key><integer>1</integer>',
    text('Label', manifest.name),
    text('URL', `${origin}/`),
    '<key>FullScreen</key><true/>',
    '<key>IsRemovable</key><true/>',
    '<key>Precomposed</key><true/>',
    icon === '' ? '' : `<key>Icon</key><data>${icon}</data>`,
  ].join('');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    `<plist version="1.0"><dict><key>PayloadContent</key><array><dict>${payload}</dict></array>`,
    text('PayloadDisplayName', manifest.name),
    text('PayloadIdentifier', id),
    text('PayloadType', 'Configuration'),
    text('PayloadUUID', uuidOf(id)),
    '<key>PayloadVersion</key><integer>1</integer>',
    '</dict></plist>',
  ].join('\n');
};
