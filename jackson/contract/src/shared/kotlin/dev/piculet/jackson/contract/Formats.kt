package dev.piculet.jackson.contract

import tools.jackson.databind.JacksonModule
import tools.jackson.databind.ObjectMapper
import tools.jackson.dataformat.cbor.CBORMapper
import tools.jackson.dataformat.csv.CsvMapper
import tools.jackson.dataformat.csv.CsvSchema
import tools.jackson.dataformat.smile.SmileMapper
import tools.jackson.dataformat.xml.XmlMapper
import tools.jackson.dataformat.yaml.YAMLMapper

/** Jackson's formats besides JSON. CSV is separate, since it nests nothing. */
enum class Format(
    private val builder: () -> AnyMapperBuilder,
) {
    CBOR({ CBORMapper.builder() }),
    SMILE({ SmileMapper.builder() }),
    XML({ XmlMapper.builder() }),
    YAML({ YAMLMapper.builder() }),
    ;

    internal fun mapper(module: JacksonModule): ObjectMapper =
        builder()
            .also { setDefaults(it) }
            .addModule(module)
            .build()
}

internal fun csvMapper(module: JacksonModule): CsvMapper =
    CsvMapper
        .builder()
        .also { setDefaults(it) }
        .addModule(module)
        .build()

typealias CsvColumns = CsvSchema
