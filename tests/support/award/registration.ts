import type { Registration } from '@/lib/award/definition/registration';

export function makeRegistration(): Registration {
  return {
    personalInformation: {
      dateOfBirth: '1999-04-12',
      gender: 2,
      scholarshipFileNumber: '1234567',
      email: 'sara@example.edu',
      saudiMobile: '0501234567',
      mobile: '447911123456',
    },
    scholarshipInformation: {
      scholarshipCountryId: 3,
      scholarshipUniversityName: 'University of Leeds',
      scholarshipCity: 'Leeds',
      academicLevel: 2,
      scholarshipSpecialization: 'هندسة النقل',
      currentEducationalLevel: 3,
      expectedGraduationDate: '2027-07-15',
    },
    researchInformation: {
      researchTitle: 'نمذجة تدفق الحشود في مشعر منى',
      researchType: 2,
      participantName: 'نورة العتيبي',
      participantInformation: 'باحثة في علوم البيانات',
      participantCategory: 1,
      researchFieldId: 4,
      researchSummary: 'نموذج يتنبأ بالكثافة قبل وقوعها بعشر دقائق.',
    },
  };
}

/** The registration of a person who does their research alone: it names nobody. */
export function makeLoneRegistration(): Registration {
  const { researchInformation, ...rest } = makeRegistration();
  const { participantName: _name, participantInformation: _information, ...own } = researchInformation;
  return { ...rest, researchInformation: { ...own, researchType: 1 } };
}
