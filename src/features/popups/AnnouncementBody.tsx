import type { ReactNode } from 'react';
import { Picture } from '@/ui/media/Picture';
import { SafeHtml } from '@/ui/typography/SafeHtml';
import { announcementClasses } from './AnnouncementRoot';
import type { PopupEntry } from './usePopupEntries';

interface AnnouncementBodyProps {
  popup: PopupEntry;
  /** The popup's buttons. */
  children: ReactNode;
}

/** One popup: its pictures, its text and its condition (MOD-03). */
export function AnnouncementBody({ popup, children }: AnnouncementBodyProps) {
  const { pictures, time, title, condition, content, imageHosts } = popup;
  return (
    <article className={announcementClasses.article}>
      {pictures.map((sources) => (
        <div className={announcementClasses.art} key={sources.join(' ')}>
          <Picture
            className={announcementClasses.picture}
            sources={sources}
            alt=""
            width={390}
            height={293}
            eager
          />
        </div>
      ))}
      <div className={announcementClasses.words}>
        <small className={announcementClasses.note}>{time}</small>
        <h3 className={announcementClasses.title}>{title}</h3>
        {condition && <p className={announcementClasses.condition}>{condition}</p>}
        <SafeHtml html={content} imageHosts={imageHosts} />
      </div>
      <div className={announcementClasses.acts}>{children}</div>
    </article>
  );
}
