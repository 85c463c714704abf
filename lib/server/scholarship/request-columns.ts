import 'server-only';
import { areParticipantsShown } from '@/lib/award/registration-steps';
import type { Registration } from '@/lib/contract/schemas/scholarship';
import type { ScholarshipRequestTable } from '../db/tables';

/** The columns that hold what a person registered. */
export type RequestColumns = Omit<
  ScholarshipRequestTable,
  'id' | 'user_sub' | 'reference_number' | 'status' | 'created_at' | 'updated_at' | 'version'
>;

/** What is stored of a registration; participants of an individual research are cleared (REG-13). */
export function toColumns(registration: Registration): RequestColumns {
  const {
    personalInformation: person,
    scholarshipInformation: study,
    researchInformation: research,
  } = registration;
  const participants = areParticipantsShown(String(research.researchType));
  return {
    date_of_birth: person.dateOfBirth,
    gender: person.gender,
    scholarship_file_number: person.scholarshipFileNumber,
    email: person.email,
    saudi_mobile: person.saudiMobile,
    mobile: person.mobile ?? '',
    scholarship_country_id: study.scholarshipCountryId,
    scholarship_university_name: study.scholarshipUniversityName,
    scholarship_city: study.scholarshipCity,
    academic_level: study.academicLevel,
    scholarship_specialization: study.scholarshipSpecialization,
    current_educational_level: study.currentEducationalLevel,
    expected_graduation_date: study.expectedGraduationDate,
    research_title: research.researchTitle,
    research_type: research.researchType,
    participant_name: participants ? (research.participantName ?? '') : '',
    participant_information: participants ? (research.participantInformation ?? '') : '',
    participant_category: research.participantCategory ?? null,
    research_field_id: research.researchFieldId,
    research_summary: research.researchSummary,
  };
}

/** A stored registration in the words of the spec. */
export function toRegistration(row: RequestColumns) {
  return {
    personalInformation: {
      dateOfBirth: row.date_of_birth,
      gender: row.gender,
      scholarshipFileNumber: row.scholarship_file_number,
      email: row.email,
      saudiMobile: row.saudi_mobile,
      mobile: row.mobile,
    },
    scholarshipInformation: {
      scholarshipCountryId: row.scholarship_country_id,
      scholarshipUniversityName: row.scholarship_university_name,
      scholarshipCity: row.scholarship_city,
      academicLevel: row.academic_level,
      scholarshipSpecialization: row.scholarship_specialization,
      currentEducationalLevel: row.current_educational_level,
      expectedGraduationDate: row.expected_graduation_date,
    },
    researchInformation: {
      researchTitle: row.research_title,
      researchType: row.research_type,
      participantName: row.participant_name,
      participantInformation: row.participant_information,
      participantCategory: row.participant_category ?? undefined,
      researchFieldId: row.research_field_id,
      researchSummary: row.research_summary,
    },
  };
}
