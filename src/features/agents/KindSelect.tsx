import { useTranslation } from 'react-i18next';
import { accountKinds } from '#contract/agentLinks';
import { Select } from '@/ui/fields/Select';

interface KindSelectProps {
  label: string;
  value: string;
  onChange: (kind: string) => void;
}

/** Whether an account becomes a player or another agent. */
export function KindSelect(props: KindSelectProps) {
  const { t } = useTranslation('agents');
  return (
    <Select
      name="kind"
      options={accountKinds.map((kind) => ({ value: kind, label: t(`downlines.roles.${kind}`) }))}
      {...props}
    />
  );
}
