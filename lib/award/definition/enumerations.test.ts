/** @jest-environment node */
/** Requirements: REG-28 */
import {
  ACADEMIC_LEVEL,
  ATTACHMENT_TYPE,
  GENDER,
  PARTICIPANT_CATEGORY,
  REQUEST_STATUS,
  RESEARCH_TYPE,
} from './enumerations';

/** Names in the order of their numbers from 1, as an external API sends and expects them. */
test.each([
  [REQUEST_STATUS, 'New FirstStageSubmited Completed'],
  [GENDER, 'Male Female'],
  [ACADEMIC_LEVEL, 'Bachelor Master Doctorate MedicalFellowship Other'],
  [RESEARCH_TYPE, 'IndividualResearch CollaborativeResearch'],
  [PARTICIPANT_CATEGORY, 'ComprehensiveSolutions SectoralImprovements SpecialProjects'],
  [ATTACHMENT_TYPE, 'CV RecommendationLetter ProjectPlan ProjectPresentation SupportingFile'],
])('the names in %j are numbered in order', (numbers, names) => {
  const expected = Object.fromEntries(names.split(' ').map((name, index) => [name, index + 1]));
  expect(numbers).toEqual(expected);
});
