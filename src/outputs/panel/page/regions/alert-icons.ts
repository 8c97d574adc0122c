/** The alert icons of IEC 62923-1, as OpenBridge draws them, one for each priority and state. */
import "@oicl/openbridge-webcomponents/dist/icons/icon-alarm-acknowledged-iec.js";
import "@oicl/openbridge-webcomponents/dist/icons/icon-alarm-emergency-iec.js";
import "@oicl/openbridge-webcomponents/dist/icons/icon-alarm-noack-iec.js";
import "@oicl/openbridge-webcomponents/dist/icons/icon-alarm-rectified-iec.js";
import "@oicl/openbridge-webcomponents/dist/icons/icon-alarm-silenced-iec.js";
import "@oicl/openbridge-webcomponents/dist/icons/icon-alarm-transferred-iec.js";
import "@oicl/openbridge-webcomponents/dist/icons/icon-alarm-unacknowledged-iec.js";
import "@oicl/openbridge-webcomponents/dist/icons/icon-caution-color-iec.js";
import "@oicl/openbridge-webcomponents/dist/icons/icon-warning-acknowledged-iec.js";
import "@oicl/openbridge-webcomponents/dist/icons/icon-warning-noack-iec.js";
import "@oicl/openbridge-webcomponents/dist/icons/icon-warning-rectified-iec.js";
import "@oicl/openbridge-webcomponents/dist/icons/icon-warning-silenced-iec.js";
import "@oicl/openbridge-webcomponents/dist/icons/icon-warning-transferred-iec.js";
import "@oicl/openbridge-webcomponents/dist/icons/icon-warning-unacknowledged-iec.js";
import { html, type TemplateResult } from "lit";
import type { AlertIcon } from "../state/alert-look.ts";

const ICONS: Readonly<Record<AlertIcon, TemplateResult>> = {
  "alarm-emergency-iec": html`<obi-alarm-emergency-iec usecsscolor></obi-alarm-emergency-iec>`,
  "alarm-unacknowledged-iec": html`<obi-alarm-unacknowledged-iec usecsscolor></obi-alarm-unacknowledged-iec>`,
  "alarm-silenced-iec": html`<obi-alarm-silenced-iec usecsscolor></obi-alarm-silenced-iec>`,
  "alarm-acknowledged-iec": html`<obi-alarm-acknowledged-iec usecsscolor></obi-alarm-acknowledged-iec>`,
  "alarm-transferred-iec": html`<obi-alarm-transferred-iec usecsscolor></obi-alarm-transferred-iec>`,
  "alarm-rectified-iec": html`<obi-alarm-rectified-iec usecsscolor></obi-alarm-rectified-iec>`,
  "alarm-noack-iec": html`<obi-alarm-noack-iec usecsscolor></obi-alarm-noack-iec>`,
  "warning-unacknowledged-iec": html`<obi-warning-unacknowledged-iec usecsscolor></obi-warning-unacknowledged-iec>`,
  "warning-silenced-iec": html`<obi-warning-silenced-iec usecsscolor></obi-warning-silenced-iec>`,
  "warning-acknowledged-iec": html`<obi-warning-acknowledged-iec usecsscolor></obi-warning-acknowledged-iec>`,
  "warning-transferred-iec": html`<obi-warning-transferred-iec usecsscolor></obi-warning-transferred-iec>`,
  "warning-rectified-iec": html`<obi-warning-rectified-iec usecsscolor></obi-warning-rectified-iec>`,
  "warning-noack-iec": html`<obi-warning-noack-iec usecsscolor></obi-warning-noack-iec>`,
  "caution-color-iec": html`<obi-caution-color-iec usecsscolor></obi-caution-color-iec>`,
};

export const alertIcon = (icon: AlertIcon): TemplateResult => ICONS[icon];
