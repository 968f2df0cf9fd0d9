import { escapeHtml } from '../../platform/web/escapeHtml.ts';

interface Shown {
  readonly channel: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
}

const row = ({ channel, to, subject, text, at }: Shown): string =>
  `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(`${channel} → ${to}, ${at.toISOString()}`)}</p><pre>${escapeHtml(text)}</pre></article>`;

/** A plain page without style or script, as the content policy of calls allows neither. */
export const outboxPage = ({
  name,
  messages,
}: {
  readonly name: string;
  readonly messages: readonly Shown[];
}): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Outbox of ${escapeHtml(name)}</title></head><body><main><h1>Outbox of ${escapeHtml(name)}</h1><p>This is a demonstration: messages are shown here in place of being sent.</p>${messages.map(row).join('') || '<p>Nothing has been sent yet.</p>'}</main></body></html>`;
