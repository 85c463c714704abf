import type { RegistrationInput } from '@/lib/contract/schemas/scholarship';
import { toLatinDigits } from '@/lib/i18n/digits';
import { readCallingDigits } from './calling-options';
import type { RegistrationAnswers } from './registration-answers';
import { areParticipantsShown } from './registration-steps';

/**
 * The payload of RegisterResearcherInfo from what stands in the form. Choices become numbers, the
 * international number is calling code plus national number, hidden and empty optional answers are left
 * out (REG-13). Nothing is judged here: an unanswered choice becomes `undefined` for the rules to find.
 */
export function toPayload(answers: RegistrationAnswers): RegistrationInput {
  return {
    personalInformation: {
      dateOfBirth: answers.dateOfBirth,
      gender: toNumber(answers.gender) as never,
      scholarshipFileNumber: answers.scholarshipFileNumber,
      email: answers.email,
      saudiMobile: answers.saudiMobile,
      mobile: joinMobile(answers.callingCode, answers.mobile),
    },
    scholarshipInformation: {
      scholarshipCountryId: toNumber(answers.scholarshipCountryId) as never,
      scholarshipUniversityName: answers.scholarshipUniversityName,
      scholarshipCity: answers.scholarshipCity,
      academicLevel: toNumber(answers.academicLevel) as never,
      scholarshipSpecialization: answers.scholarshipSpecialization,
      currentEducationalLevel: toNumber(answers.currentEducationalLevel) as never,
      expectedGraduationDate: answers.expectedGraduationDate,
    },
    researchInformation: {
      researchTitle: answers.researchTitle,
      researchType: toNumber(answers.researchType) as never,
      ...participantsOf(answers),
      researchFieldId: toNumber(answers.researchFieldId) as never,
      researchSummary: answers.researchSummary,
    },
  };
}

function toNumber(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
}

/** Digits only, empty when no national number was typed; anything else in it is left for the rule to refuse. */
function joinMobile(callingCode: string, national: string): string {
  const number = toLatinDigits(national).trim();
  return number === '' ? '' : readCallingDigits(callingCode) + number;
}

function participantsOf(answers: RegistrationAnswers) {
  const shown = areParticipantsShown(answers.researchType);
  const category = toNumber(answers.participantCategory);
  return {
    ...(shown && answers.participantName.trim() ? { participantName: answers.participantName } : {}),
    ...(shown && answers.participantInformation.trim()
      ? { participantInformation: answers.participantInformation }
      : {}),
    ...(category === undefined ? {} : { participantCategory: category as never }),
  };
}
