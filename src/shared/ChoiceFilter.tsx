import { Select } from '@/ui/fields/Select';

interface ChoiceFilterProps<Choice extends string> {
  name: string;
  label: string;
  /** Label of the option that removes the filter. */
  all: string;
  choices: readonly Choice[];
  labelOf: (choice: Choice) => string;
  value: Choice | undefined;
  onChoose: (choice: Choice | undefined) => void;
}

const ALL = 'all';

/** A select that filters a record by one value, or by none. */
export function ChoiceFilter<Choice extends string>({
  name,
  label,
  all,
  choices,
  labelOf,
  value,
  onChoose,
}: ChoiceFilterProps<Choice>) {
  return (
    <Select
      label={label}
      name={name}
      value={value ?? ALL}
      options={[{ value: ALL, label: all }, ...choices.map((one) => ({ value: one, label: labelOf(one) }))]}
      onChange={(chosen) => onChoose(choices.find((one) => one === chosen))}
    />
  );
}
