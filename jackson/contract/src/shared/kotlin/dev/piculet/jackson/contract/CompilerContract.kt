package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource
import java.net.URLClassLoader
import java.nio.file.Path

/** Classes as older and newer compilers leave them: `src/compiled` has their source, compiled by each. */
abstract class CompilerContract(
    subject: Subject,
) : Contract(subject) {
    private fun load(
        version: String,
        name: String,
    ): Class<*> {
        val jar = Path.of("../src/compiled/kotlin-$version.jar").toUri().toURL()
        val loader = URLClassLoader(arrayOf(jar), javaClass.classLoader)
        return loader.loadClass("dev.piculet.jackson.contract.compiled.$name")
    }

    /** Reads JSON and writes what has been read, with single quotes, twice. */
    private fun through(
        version: String,
        name: String,
        json: String,
    ): String {
        val type = load(version, name)
        return List(2) { outcome { mapper.write(mapper.readValue(json.replace('\'', '"'), type)) } }
            .distinct()
            .joinToString()
    }

    @ParameterizedTest
    @ValueSource(strings = ["2.1", "2.2", "2.3", "2.4"])
    fun `what is present is read and written`(version: String) {
        val json =
            "{'id':'i','count':1,'maybe':'m','level':'HIGH','isOpen':false,'square':{'side':2,'id':'s'}," +
                "'lines':[{'text':'l','tags':[]}],'names':{'n':3},'unsigned':4000000000,'note':'note'}"
        assertEquals(json, through(version, "Order", json))
        assertEquals("{'text':'a','times':2}", through(version, "Made", "{'text':'a','times':2}"))
        assertEquals("{'radius':2.5}", through(version, "Shape\$Circle", "{'radius':2.5}"))
    }

    @ParameterizedTest
    @ValueSource(strings = ["2.1", "2.2", "2.3", "2.4"])
    fun `what is missing has its default`(version: String) {
        assertEquals(
            "{'id':'i','count':7,'maybe':null,'level':'LOW','isOpen':true,'square':null," +
                "'lines':[{'text':'d','tags':['td']}],'names':{},'unsigned':3,'note':null}",
            through(version, "Order", "{'id':'i'}"),
        )
        assertEquals("{'text':'ab','times':2}", through(version, "Made", "{'text':'ab'}"))
        assertEquals("{'name':'only'}", through(version, "Only", "{'name':'only'}"))
    }

    @ParameterizedTest
    @ValueSource(strings = ["2.1", "2.2", "2.3", "2.4"])
    fun `required values that are missing or null are reported`(version: String) {
        fun message(
            type: String,
            property: String,
        ) = "KotlinInvalidNullException at $.$property: Instantiation of [simple type, class compiled.$type] value " +
            "failed for JSON property ${property.substringAfterLast('.')} due to missing (therefore NULL) value for " +
            "creator parameter ${property.substringAfterLast('.')} which is a non-nullable type"
        assertEquals(message("Order", "id"), through(version, "Order", "{'count':1}"))
        assertEquals(message("Order", "level"), through(version, "Order", "{'id':'i','level':null}"))
        assertEquals(message("Line", "lines[0].text"), through(version, "Order", "{'id':'i','lines':[{}]}"))
    }
}
