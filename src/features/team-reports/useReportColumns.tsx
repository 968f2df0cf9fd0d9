import { useTranslation } from 'react-i18next';
import type { GameType } from '#contract/constants';
import type { Money } from '#contract/money';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useCountText } from '@/data/session/useCountText';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { plainAmount } from '@/domain/plainAmount';
import { toneOf } from '@/domain/toneOf';
import { useGameTypeName } from '@/shared/useGameTypeName';
import { Link } from '@/ui/actions/Link';
import { Amount } from '@/ui/typography/Amount';
import type { ReportColumn } from './reportColumn';

const dayText = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;

interface Opens<Row> {
  /** Address of what the cell is made of; undefined for a cell that opens nothing. */
  readonly href?: (row: Row) => string | undefined;
}

interface MoneyOptions<Row> extends Opens<Row> {
  /** With a sign, and in the colour of a gain or a loss. */
  readonly signed?: true;
  readonly total?: Money | undefined;
}

/** Makes the columns of a report, each of which knows its cell on the page and in the file. */
export const useReportColumns = () => {
  const { t } = useTranslation('agents');
  const money = useMoneyText();
  const countText = useCountText();
  const nameOf = useGameTypeName();
  const { timeZone } = useSite().boot.brand;
  const typeName = (gameType: GameType | undefined) => (gameType === undefined ? '' : nameOf(gameType));
  const signedAmount = (amount: Money) => <Amount tone={toneOf(amount)}>{money(amount, true)}</Amount>;
  const linked = (href: string | undefined, text: string) =>
    href === undefined ? text : <Link href={href}>{text}</Link>;

  return {
    text: <Row,>(
      id: string,
      label: string,
      get: (row: Row) => string,
      { href }: Opens<Row> = {},
    ): ReportColumn<Row> => ({
      id,
      label,
      render: (row) => linked(href?.(row), get(row)),
      file: get,
    }),
    day: <Row,>(get: (row: Row) => string, { href }: Opens<Row> = {}): ReportColumn<Row> => ({
      id: 'day',
      label: t('reports.day'),
      render: (row) => linked(href?.(row), dayText(get(row))),
      file: get,
    }),
    time: <Row,>(label: string, get: (row: Row) => string): ReportColumn<Row> => ({
      id: 'time',
      label,
      render: (row) => formatTime(get(row), 'sentence', timeZone),
      file: (row) => formatTime(get(row), 'popup', timeZone),
    }),
    gameType: <Row,>(
      get: (row: Row) => GameType | undefined,
      { href }: Opens<Row> = {},
    ): ReportColumn<Row> => ({
      id: 'gameType',
      label: t('overview.game'),
      render: (row) => linked(href?.(row), typeName(get(row))),
      file: (row) => typeName(get(row)),
    }),
    count: <Row,>(
      id: string,
      label: string,
      get: (row: Row) => number,
      { href, total }: Opens<Row> & { readonly total?: number | undefined } = {},
    ): ReportColumn<Row> => ({
      id,
      label,
      figures: true,
      render: (row) => linked(href?.(row), countText(get(row))),
      file: (row) => String(get(row)),
      ...(total !== undefined && { total: countText(total) }),
    }),
    money: <Row,>(
      id: string,
      label: string,
      get: (row: Row) => Money | undefined,
      { href, signed, total }: MoneyOptions<Row> = {},
    ): ReportColumn<Row> => {
      const show = (amount: Money) => (signed ? signedAmount(amount) : money(amount));
      return {
        id,
        label,
        figures: true,
        render: (row) => {
          const amount = get(row);
          if (amount === undefined) return '–';
          const to = href?.(row);
          return to === undefined ? show(amount) : <Link href={to}>{show(amount)}</Link>;
        },
        file: (row) => {
          const amount = get(row);
          return amount === undefined ? '' : plainAmount(amount);
        },
        ...(total && { total: show(total) }),
      };
    },
  };
};
