/** Requirements: CALL-09 */
import { myRequest } from '@/lib/award/schemas';

test('takes the parts of a request as an external API writes them', () => {
  const data = {
    scholarshipRequestStatus: 2,
    personalInformation: { dateOfBirth: '1999-04-02T00:00:00', mobile: null, gender: 2, id: 7 },
    researchInformation: null,
    scholarshipCountry: null,
    projectRegisteration: null,
  };
  expect(myRequest.parse({ data })).toEqual({ data });
});
