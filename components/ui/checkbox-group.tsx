import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';

/** A question with boxes to tick: several answers. */
export function CheckboxGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup {...props} type="checkbox" />;
}
