import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useCountText } from '@/data/session/useCountText';
import { Button } from '@/ui/actions/Button';
import { ContractTable, type TableColumn } from '@/ui/data-display/ContractTable';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { Inline } from '@/ui/layout/Inline';
import { UserPlusIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { useRatesText } from './useRatesText';

export type RegisterLink = Value<'registerLinks'>['list'][number];

const Whole = styled('span')({ whiteSpace: 'nowrap', [media.phone]: { whiteSpace: 'normal' } });
/** Never a word a line where the table is narrow: it scrolls then. */
const Rates = styled('span')({
  display: 'block',
  minWidth: 150,
  [media.phone]: { display: 'inline' },
});
const Acts = styled(Inline)({ [media.desktop]: { flexWrap: 'nowrap' } });

interface LinkTableProps {
  links: readonly RegisterLink[];
  onShow: (link: RegisterLink) => void;
  onEnd: (link: RegisterLink) => void;
}

/** Register links with what they give, and how many came by them. */
export function LinkTable({ links, onShow, onEnd }: LinkTableProps) {
  const { t } = useTranslation('agents');
  const ratesText = useRatesText();
  const count = useCountText();
  const columns: readonly TableColumn<RegisterLink>[] = [
    { id: 'name', label: t('links.name'), render: ({ name }) => <Whole>{name}</Whole> },
    { id: 'kind', label: t('links.kind'), render: ({ kind }) => t(`downlines.roles.${kind}`) },
    { id: 'rates', label: t('rates.legend'), render: ({ rates }) => <Rates>{ratesText(rates)}</Rates> },
    { id: 'visits', label: t('links.visits'), figures: true, render: ({ visits }) => count(visits) },
    {
      id: 'registrations',
      label: t('links.registrations'),
      figures: true,
      render: ({ registrations }) => count(registrations),
    },
    {
      id: 'state',
      label: t('downlines.state'),
      render: ({ endedAt }) => (
        <StatusLabel tone={endedAt === null ? 'success' : 'neutral'}>
          {t(endedAt === null ? 'links.runs' : 'links.ended')}
        </StatusLabel>
      ),
    },
    {
      id: 'acts',
      label: t('links.acts'),
      render: (link) =>
        link.endedAt === null ? (
          <Acts spacing={1}>
            <Button
              size="small"
              aria-label={t('links.showOf', { name: link.name })}
              onClick={() => onShow(link)}
            >
              {t('links.show')}
            </Button>
            <Button
              size="small"
              variant="text"
              aria-label={t('links.endOf', { name: link.name })}
              onClick={() => onEnd(link)}
            >
              {t('links.end')}
            </Button>
          </Acts>
        ) : (
          '–'
        ),
    },
  ];
  return (
    <ContractTable
      caption={t('links.caption')}
      columns={columns}
      rows={links}
      keyOf={({ code }) => code}
      nothing={<EmptyState plain icon={<UserPlusIcon fontSize={30} />} title={t('links.none')} />}
    />
  );
}
