import { CHOICE_LISTS, type ChoiceListId } from './choice-lists';
import { CHOICE_LIST_ENDPOINTS } from './endpoints';

/** The options of a question whose choices the desk changes. */
export const listOptions = (list: ChoiceListId) => ({
  endpoint: CHOICE_LIST_ENDPOINTS.getChoices,
  list,
  keys: Object.keys(CHOICE_LISTS[list].first),
});
