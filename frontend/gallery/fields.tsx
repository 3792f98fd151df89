import { BriefcaseBusiness, Handshake, MapPin, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../src/ui/content/card.tsx';
import { Heading } from '../src/ui/content/text.tsx';
import { Checkbox } from '../src/ui/fields/choice/checkbox.tsx';
import { FilterList } from '../src/ui/fields/choice/filter-list.tsx';
import { RadioCards, RadioGroup } from '../src/ui/fields/choice/radio-group.tsx';
import { Switch } from '../src/ui/fields/choice/switch.tsx';
import { Autocomplete } from '../src/ui/fields/combo/autocomplete.tsx';
import type { LookupValue } from '../src/ui/fields/combo/lookup.ts';
import { ErrorSummary } from '../src/ui/fields/error-summary.tsx';
import { FileDrop } from '../src/ui/fields/file-drop.tsx';
import { Select } from '../src/ui/fields/select/select.tsx';
import { TagList } from '../src/ui/fields/tag-list.tsx';
import { NumberField } from '../src/ui/fields/text/number-field.tsx';
import { SearchField } from '../src/ui/fields/text/search-field.tsx';
import { TextArea } from '../src/ui/fields/text/text-area.tsx';
import { TextField } from '../src/ui/fields/text/text-field.tsx';
import { Columns, Stack } from '../src/ui/page/layout.tsx';
import { findCities } from './sample.ts';

const workModes = ['Onsite', 'Remote', 'Hybrid', 'Onsite / Hybrid'].map((value) => ({ value, label: value }));

export function FieldsPart() {
  const [title, setTitle] = useState('Registered nurse, night shift');
  const [about, setAbout] = useState('I keep wards calm. '.repeat(24));
  const [years, setYears] = useState(3);
  const [mode, setMode] = useState<string | null>(null);
  const [city, setCity] = useState<LookupValue | null>(null);
  const [cities, setCities] = useState<LookupValue[]>([{ id: 'c1', name: 'Berlin' }, { name: 'Atlantis' }]);
  const [kinds, setKinds] = useState(['Full-Time']);
  const [role, setRole] = useState('Recruiter');
  const [isPublic, setPublic] = useState(true);
  const [query, setQuery] = useState('');
  return (
    <Stack space={6}>
      <ErrorSummary
        attempt={0}
        errors={[
          { fieldId: 'company', message: 'Please enter a company name' },
          { fieldId: 'mode', message: 'Work mode is required' },
        ]}
      />
      <Card>
        <Heading level={2}>Basic job information</Heading>
        <Columns count={2} space={5}>
          <TextField
            label="Job title"
            value={title}
            onChange={setTitle}
            description="As candidates would search for it"
          />
          <TextField
            id="company"
            label="Company"
            placeholder="Search or add"
            errorMessage="Please enter a company name"
          />
          <Select label="Job type" options={workModes} value="Remote" onChange={() => undefined} />
          <Select
            id="mode"
            label="Work mode"
            options={workModes}
            value={mode}
            onChange={setMode}
            placeholder="Select a work mode"
            errorMessage="Work mode is required"
          />
          <NumberField
            label="Minimum experience"
            value={years}
            onChange={setYears}
            minValue={0}
            maxValue={50}
            hasSteppers
          />
          <NumberField
            label="Maximum pay"
            isOptional
            defaultValue={85000}
            description="A year. Left empty, pay is discussed in the interview"
          />
          <Stack space={2}>
            <Autocomplete
              label="Locations"
              description="A city from the list, or one of your own"
              value={null}
              onChange={(next) => next && setCities([...cities, next])}
              load={findCities}
              minimum={2}
              allowsCustom
              clearsOnChoice
              leading={<MapPin size={16} aria-hidden />}
            />
            <TagList
              label="Chosen locations"
              items={cities.map(({ id, name }) => ({ id: id ?? name, label: name, ...(id ? {} : { note: 'custom' }) }))}
              onRemove={(id) => setCities(cities.filter((item) => (item.id ?? item.name) !== id))}
            />
          </Stack>
          <Autocomplete
            label="City"
            value={city}
            onChange={setCity}
            load={findCities}
            minimum={2}
            placeholder="Strict"
          />
        </Columns>
        <TextArea
          label="About me"
          isOptional
          value={about}
          onChange={setAbout}
          limit={500}
          warnFrom={450}
          description="Two or three sentences"
        />
        <TextField
          label="E-mail"
          value="mira.solberg@waypost.example"
          isDisabled
          description="Comes from your Google account"
        />
      </Card>
      <Columns count={3}>
        <Card>
          <SearchField label="Keyword" value={query} onChange={setQuery} placeholder="Title, skill or company" />
          <FilterList
            label="Job type"
            value={kinds}
            onChange={setKinds}
            unitOf={() => 'jobs'}
            options={[
              { value: 'Full-Time', label: 'Full-Time', count: 1284 },
              { value: 'Part-Time', label: 'Part-Time', count: 212 },
              { value: 'Contract', label: 'Contract', count: 78 },
              { value: 'Internship', label: 'Internship', count: 9 },
            ]}
          />
        </Card>
        <Card>
          <Checkbox isDisabled>News of the product</Checkbox>
          <Checkbox defaultSelected description="Candidates cannot apply without an answer">
            Make this question mandatory
          </Checkbox>
        </Card>
        <Card>
          <RadioGroup
            label="Can you start in January?"
            defaultValue="yes"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No', description: 'You can say more in the next question' },
            ]}
          />
          <Switch isSelected={isPublic} onChange={setPublic} description="Recruiters you applied to still see it">
            Public profile
          </Switch>
          <Switch isDisabled>Show phone number</Switch>
        </Card>
      </Columns>
      <RadioCards
        label="Choose your role"
        value={role}
        onChange={setRole}
        cards={[
          {
            value: 'Recruiter',
            title: 'Recruiter',
            description: 'Publish job posts and review the people who apply.',
            icon: <BriefcaseBusiness size={24} aria-hidden />,
          },
          {
            value: 'Referrer',
            title: 'Referrer',
            description: 'Share openings you know of and pass on good people.',
            icon: <Handshake size={24} aria-hidden />,
          },
          {
            value: 'Job Seeker',
            title: 'Job Seeker',
            description: 'Find work, see how you match and apply.',
            icon: <UserRound size={24} aria-hidden />,
            isDisabled: true,
            note: 'Already Created',
          },
        ]}
      />
      <Columns count={2}>
        <FileDrop
          label="Drop a resume here"
          description="PDF, DOC or DOCX, up to 2 MB"
          accept={['.pdf', '.doc', '.docx']}
          onFile={() => undefined}
          problem={{ words: 'File size must be less than 2 MB', attempt: 1 }}
        />
        <FileDrop
          label="Drop a resume here"
          description="PDF, DOC or DOCX, up to 2 MB"
          accept={['.pdf']}
          onFile={() => undefined}
          progress={{ fileName: 'mira-solberg-2026.pdf', percent: 64 }}
        />
      </Columns>
    </Stack>
  );
}
