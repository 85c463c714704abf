import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';

/** A question with radio buttons: one answer. */
export function RadioGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup {...props} type="radio" />;
}
