package dev.piculet.jackson.contract

import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper
import com.fasterxml.jackson.dataformat.csv.CsvMapper
import com.fasterxml.jackson.dataformat.csv.CsvSchema
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper
import com.fasterxml.jackson.dataformat.xml.XmlMapper
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper

/** What Jackson reads and writes beside JSON; CSV, which nests nothing, is apart. */
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
