/** Lines of the Census Bureau's files. */

/** Published lines of table B19013, 5-year estimates of 2024: California, Los Angeles, ZIP 90210; the last two lines were added for tests. */
export const incomeLines = [
  'GEO_ID|B19013_E001|B19013_M001',
  '0400000US06|99122|310',
  '1600000US0644000|81939|742',
  '860Z200US90210|187801|18411',
  '860Z200US10001|-666666666|-222222222',
  '860Z200US00000|51000|900',
];

const B03002 = ['001', '002', '003', '004', '005', '006', '007', '008', '009', '010', '011', '012'];

const raceLine = (id: string, name: string, counts: (number | string)[]) =>
  [`"${id}"`, `"${name}"`, ...counts.flatMap((count) => [`"${count}"`, '"15"']), ''].join(',');

/** Lines in the export format of data.census.gov: a BOM, a second header row of labels, a trailing comma on each line; the figures are made up. */
export const raceLines = [
  `\ufeff${['GEO_ID', 'NAME', ...B03002.flatMap((line) => [`B03002_${line}E`, `B03002_${line}M`]), ''].map((name) => name && `"${name}"`).join(',')}`,
  raceLine('Geography', 'Geographic Area Name', Array(12).fill('Estimate!!Total:')),
  raceLine('860Z200US90210', 'ZCTA5 90210', [20_000, 18_000, 15_000, 500, 20, 2000, 10, 100, 370, 0, 0, 2000]),
  raceLine('8600000US10001', 'ZCTA5 10001', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
];

const county = (id: string, name: string, counts: string[]) =>
  [`"${id}"`, `"${name}"`, ...counts.map((count) => `"${count}"`), ''].join(',');

/** The same tables by county instead of ZIP, as data.census.gov exports them by default. */
export const countyIncomeLines = [
  '"GEO_ID","NAME","B19013_001E","B19013_001M",',
  county('Geography', 'Geographic Area Name', ['Estimate!!Median household income', 'Margin of Error']),
  county('0500000US48453', 'Travis County, Texas', ['97169', '1021']),
];
export const countyRaceLines = [
  `"GEO_ID","NAME",${['001', '003', '004', '005', '006', '007', '012'].map((line) => `"B03002_${line}E"`).join(',')},`,
  county('Geography', 'Geographic Area Name', ['Estimate!!Total:', 'a', 'b', 'c', 'd', 'e', 'f']),
  county('0500000US48453', 'Travis County, Texas', ['1307625', '620000', '98000', '2000', '95000', '700', '431000']),
];
