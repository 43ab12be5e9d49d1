// Generates the codecs of a schema. Set by the plugin's execution:
//   schema     the schema's file
//   generated  where the codecs go

import uk.co.real_logic.sbe.SbeTool
import uk.co.real_logic.sbe.xml.IrGenerator
import uk.co.real_logic.sbe.xml.ParserOptions
import uk.co.real_logic.sbe.xml.XmlSchemaParser

// The tool warns of groups of more than 65,535 elements, which these have to hold.
def options = ParserOptions.builder().stopOnError(true).suppressOutput(true).build()
def parsed = new File(schema).withInputStream { XmlSchemaParser.parse(it, options) }
SbeTool.generate(new IrGenerator().generate(parsed), generated, 'Java')
