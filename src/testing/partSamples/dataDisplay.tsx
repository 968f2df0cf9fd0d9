import { Amount } from '../../ui/typography/Amount';
import { Avatar } from '../../ui/data-display/Avatar';
import { Balance, balanceClasses } from '../../features/member-area/Balance';
import { BetRows, type BetRow } from '../../ui/data-display/BetRows';
import { Button } from '../../ui/actions/Button';
import { Clock } from '../../ui/typography/Clock';
import { ContractTable, type TableColumn } from '../../ui/data-display/ContractTable';
import { Countdown } from '../../ui/typography/Countdown';
import { DayChart } from '../../ui/data-display/DayChart';
import { DetailList } from '../../ui/data-display/DetailList';
import { Elapsed } from '../../ui/typography/Elapsed';
import { FigureTiles } from '../../ui/data-display/FigureTiles';
import { Flag } from '../../ui/media/Flag';
import { Logo } from '../../ui/typography/Logo';
import { LotteryBalls } from '../../ui/gaming/LotteryBalls';
import { OrderSteps } from '../../ui/data-display/OrderSteps';
import { PrizeBoard } from '../../ui/gaming/PrizeBoard';
import { QrCode } from '../../ui/media/QrCode';
import { ResultBeads } from '../../ui/gaming/ResultBeads';
import { RingCountdown } from '../../ui/typography/RingCountdown';
import { RuleList } from '../../ui/data-display/RuleList';
import { SafeHtml } from '../../ui/typography/SafeHtml';
import { SummaryNote, SummaryPanel } from '../../ui/data-display/SummaryPanel';
import { WalletLine } from '../../shared/WalletLine';
import type { PartSamples } from './partSample';

const now = () => 1_000;
const nothing = () => undefined;
const bet: BetRow = {
  id: '1',
  title: 'Hà Nội',
  text: '85',
  amount: '1',
  result: 'lost',
  resultLabel: 'Thua',
};
const columns: readonly TableColumn<string>[] = [
  { id: 'name', label: 'Hợp đồng', render: (row) => row },
  { id: 'level', label: 'Bậc', sortable: true, render: () => '3' },
  { id: 'sum', label: 'Tiền', figures: true, total: '9', render: () => '9' },
];

export const dataDisplayParts = {
  MarqueeAmount: { element: <Amount>+1 ₫</Amount>, variant: { tone: 'gain' } },
  MarqueeAvatar: { element: <Avatar sources={['/a.webp']} />, variant: { size: 'large' } },
  MarqueeBalance: {
    element: (
      <Balance
        label="Số dư"
        amount="1 ₫"
        masked={false}
        labels={{ refresh: 'Làm mới', refreshed: 'Đã làm mới', show: 'Hiện', hide: 'Ẩn' }}
        onRefresh={nothing}
        onToggle={nothing}
        action={<Button startIcon={<i className={balanceClasses.actionIcon} />}>Nạp tiền</Button>}
      />
    ),
    variant: { loading: true },
  },
  MarqueeBetRows: {
    element: (
      <BetRows
        rows={[bet, { ...bet, id: '2', result: 'open', wraps: true }, { ...bet, id: '3', result: 'won' }]}
      />
    ),
    variant: { dir: 'rtl' },
  },
  MarqueeContractTable: {
    element: (
      <ContractTable
        caption="Hợp đồng"
        columns={columns}
        rows={['1']}
        keyOf={(row) => row}
        onSort={nothing}
        totalLabel="Tổng"
        paging={{
          page: 1,
          count: 2,
          onChange: nothing,
          labels: { region: 'Trang', previous: '‹', next: '›', page: String },
        }}
        exportLabel="Tải về"
        onExport={nothing}
      />
    ),
    variant: { totalLabel: 'Cộng' },
  },
  MarqueeCountdown: { element: <Countdown until={9_000} now={now} />, variant: { marksLastMinute: true } },
  MarqueeDayChart: {
    element: (
      <DayChart
        days={[{ day: '20/11', bar: 1, line: 1, barText: '1', lineText: '1' }]}
        labels={{ chart: 'Cược', day: 'Ngày', bar: 'Cược', line: 'Lãi', table: 'Bảng' }}
      />
    ),
    variant: { dir: 'rtl' },
  },
  MarqueeDetailList: {
    element: <DetailList details={[{ label: 'Số', value: '1', action: <Button>Chép</Button> }]} />,
    variant: { dir: 'rtl' },
  },
  MarqueeElapsed: { element: <Elapsed since={0} now={now} />, variant: { since: 1 } },
  MarqueeFigureTiles: {
    element: (
      <FigureTiles
        figures={[
          { id: '1', label: 'Cược', value: '1', note: 'Hôm nay' },
          { id: '2', label: 'Lãi', value: '+1', tone: 'gain' },
          { id: '3', label: 'Lỗ', value: '−1', tone: 'loss' },
        ]}
      />
    ),
    variant: { dir: 'rtl' },
  },
  MarqueeFlag: { element: <Flag code="VI" />, variant: { code: 'EN' } },
  MarqueeLogo: { element: <Logo name="Aurora88" mark="/a.webp" />, variant: { name: 'Lotus' } },
  MarqueeLotteryBalls: { element: <LotteryBalls number="85" />, variant: { size: 'small' } },
  MarqueePrizeBoard: {
    element: (
      <PrizeBoard
        caption="Giải"
        prizes={[{ id: '1', label: 'Nhất', numbers: ['12', '85'] }]}
        marked={['85']}
      />
    ),
    variant: { lastStandsOut: true },
  },
  MarqueeQrCode: { element: <QrCode text="a" label="Mã QR" />, variant: { label: 'QR' } },
  MarqueeResultBeads: {
    element: <ResultBeads label="1" ways={['first', 'second', 'even']} />,
    variant: { label: '2' },
  },
  MarqueeRingCountdown: {
    element: <RingCountdown label="Còn" until={9_000} lasts={9_000} now={now} />,
    variant: { lasts: 8_000 },
  },
  MarqueeRuleList: {
    element: (
      <RuleList
        label="Quy tắc"
        rules={[
          { text: 'Chữ', state: 'open' },
          { text: 'Số', state: 'met' },
          { text: 'Hoa', state: 'missing' },
        ]}
        stateText={{ met: 'Đạt', missing: 'Thiếu' }}
      />
    ),
    variant: { label: 'Yêu cầu' },
  },
  MarqueeSafeHtml: { element: <SafeHtml html="<p>a</p>" imageHosts={[]} />, variant: { html: '<p>b</p>' } },
  MarqueeClock: { element: <Clock timeZone="Asia/Ho_Chi_Minh" now={now} />, variant: { timeZone: 'UTC' } },
  MarqueeOrderSteps: {
    element: (
      <OrderSteps
        label="Lệnh"
        steps={(['done', 'current', 'failed', 'open'] as const).map((state) => ({
          ...{ id: state, label: state, note: '20:20', state, stateLabel: state },
        }))}
      />
    ),
    variant: { label: 'Bước' },
  },
  MarqueeSummaryPanel: {
    element: (
      <SummaryPanel
        title="Nạp"
        rows={[{ label: 'Phí', value: '0 ₫' }]}
        total={{ label: 'Tổng', value: '1 ₫' }}
      >
        <SummaryNote>Trong ngày</SummaryNote>
      </SummaryPanel>
    ),
    variant: { title: 'Rút' },
  },
  MarqueeWalletLine: {
    element: <WalletLine text="Ví chính" amount="1 ₫" act="Nạp" href="/deposit" />,
    variant: { text: 'Ví phụ' },
  },
} satisfies PartSamples;
