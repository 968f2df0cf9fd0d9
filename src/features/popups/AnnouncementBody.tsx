import type { ReactNode } from 'react';
import { Picture } from '@/ui/media/Picture';
import { SafeHtml } from '@/ui/typography/SafeHtml';
import type { PopupEntry } from './usePopupEntries';

interface AnnouncementBodyProps {
  popup: PopupEntry;
  /** What can be done with it. */
  children: ReactNode;
}

/** One popup: its pictures, its words and its condition (MOD-03). */
export function AnnouncementBody({ popup, children }: AnnouncementBodyProps) {
  const { pictures, time, title, condition, content, imageHosts } = popup;
  return (
    <article className="article">
      {pictures.map((sources) => (
        <div className="art" key={sources.join(' ')}>
          <Picture sources={sources} alt="" width={390} height={293} eager />
        </div>
      ))}
      <div className="words">
        <small>{time}</small>
        <h3>{title}</h3>
        {condition && <p className="condition">{condition}</p>}
        <SafeHtml html={content} imageHosts={imageHosts} />
      </div>
      <div className="acts">{children}</div>
    </article>
  );
}
