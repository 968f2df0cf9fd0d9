import { Badge } from '../../ui/data-display/Badge';
import { CardNotice } from '../../features/games/CardNotice';
import { ConsentBar } from '../../features/analytics/ConsentBar';
import { LiveText } from '../../ui/typography/LiveText';
import { NotFoundFigure } from '../../screens/not-found/NotFoundFigure';
import { Note } from '../../ui/feedback/Note';
import { NoticeBar } from '../../features/announcements/NoticeBar';
import { NoticeList } from '../../features/announcements/NoticeList';
import { Progress } from '../../ui/feedback/Progress';
import { SkeletonBlock } from '../../ui/feedback/Skeletons';
import { Spinner } from '../../ui/feedback/Spinner';
import { StatePanel } from '../../ui/feedback/StatePanel';
import { StatusLabel } from '../../ui/feedback/StatusLabel';
import { StatusPage, statusPageClasses } from '../../ui/feedback/StatusPage';
import { Toasts } from '../../ui/feedback/Toasts';
import type { PartSamples } from './partSample';

const nothing = () => undefined;
const tones = ['success', 'error', 'warning', 'info'] as const;

export const feedbackParts = {
  MarqueeBadge: { element: <Badge count={3} label="3 thông báo" />, variant: { corner: true } },
  MarqueeCardNotice: {
    element: <CardNotice text="Chưa tải được" action="Thử lại" loading={false} onAction={nothing} />,
    variant: { loading: true },
  },
  MarqueeConsentBar: {
    element: (
      <ConsentBar
        label="Cookie"
        text="Cho phép đo?"
        agree={{ label: 'Có', onClick: nothing }}
        refuse={{ label: 'Không', onClick: nothing }}
      />
    ),
    variant: { label: 'Đo lường' },
  },
  MarqueeLiveText: { element: <LiveText>Đã lưu</LiveText>, variant: { shown: true } },
  MarqueeNotFoundFigure: { element: <NotFoundFigure />, variant: { id: 'lost' } },
  MarqueeNote: {
    element: (
      <Note tone="info" title="Xong" action="Xem ví">
        Tiền đã về ví.
      </Note>
    ),
    variant: { tone: 'success' },
  },
  MarqueeNoticeBar: {
    element: (
      <NoticeBar
        items={[{ id: 'a', title: 'Bảo trì', text: '02:00' }]}
        onOpen={nothing}
        allHref="tel:19000000"
        labels={{
          region: 'Tin',
          all: 'Tất cả',
          previous: 'Trước',
          next: 'Sau',
          pause: 'Dừng',
          goOn: 'Chạy tiếp',
        }}
      />
    ),
    variant: { allHref: 'tel:19000001' },
  },
  MarqueeNoticeList: {
    element: (
      <NoticeList
        items={[
          { id: 'a', title: 'Bảo trì', time: '20:45 20/11/2026' },
          { id: 'b', title: 'Hoàn trả', time: '20:45 20/11/2026', teaser: 'Mỗi ngày một lần' },
        ]}
        page={1}
        onPage={nothing}
        open="a"
        onOpen={nothing}
        renderContent={() => 'Từ 02:00'}
        labels={{ region: 'Trang', previous: 'Trước', next: 'Sau', page: String }}
      />
    ),
    variant: { open: 'a' },
  },
  MarqueeProgress: { element: <Progress value={40} label="Nhiệm vụ" />, variant: { tone: 'success' } },
  MarqueeSkeleton: { element: <SkeletonBlock />, variant: { id: 'wait' } },
  MarqueeSpinner: { element: <Spinner />, variant: { size: 30 } },
  MarqueeState: {
    element: (
      <StatePanel
        title="Chưa có"
        text="Hãy thử lại"
        picture="/art/icons/coin.webp"
        icon="!"
        actions="Thử lại"
        code="E1"
      />
    ),
    variant: { plain: true },
  },
  MarqueeStatusLabel: { element: <StatusLabel tone="success">Xong</StatusLabel>, variant: { live: true } },
  MarqueeStatusPage: {
    element: (
      <StatusPage
        title="Bảo trì"
        text="Sắp xong"
        scene="works"
        icon="!"
        detail={
          <div className={statusPageClasses.panel}>
            <span className={statusPageClasses.left}>02:00</span>
          </div>
        }
        actions="Hỗ trợ"
      />
    ),
    variant: { inside: true },
  },
  MarqueeToasts: {
    element: (
      <Toasts
        items={tones.map((tone) => ({ id: tone, tone, title: 'Đã lưu', detail: 'vào hồ sơ' }))}
        onClose={nothing}
        label="Tin nhắn"
        closeLabel="Đóng"
      />
    ),
    variant: { stay: 9000 },
  },
} satisfies PartSamples;
