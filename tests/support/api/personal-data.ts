/** Personal data, each with a unique value that occurs nowhere else. */
export const PERSON = {
  id: '1087654321',
  arabicId: '١٠٨٧٦٥٤٣٢١',
  name: 'زينب القحطاني',
  latin: 'Zainabqahtani',
  email: 'zq.private@mail.example',
  mobile: '0557654321',
  token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ6YWluYWIifQ.c2VjcmV0c2lnbmF0dXJl',
};
export const WORDS = Object.values(PERSON);
