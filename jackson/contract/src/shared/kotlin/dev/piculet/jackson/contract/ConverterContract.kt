package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.annotation.JsonSerialize
import tools.jackson.databind.util.StdConverter

/** Converters of users that take or give value classes. */
abstract class ConverterContract(
    subject: Subject,
) : Contract(subject) {
    @JvmInline
    value class Salary(
        val cents: Long,
    )

    class Rounded : StdConverter<Salary, Salary>() {
        override fun convert(value: Salary): Salary = Salary(value.cents / 100 * 100)
    }

    data class Employee(
        @get:JsonSerialize(converter = Rounded::class) val salary: Salary?,
        @get:JsonSerialize(contentConverter = Rounded::class) val former: List<Salary>,
        @get:JsonSerialize(contentConverter = Rounded::class) val byYear: Map<String, Salary>,
        val plain: Salary,
        val nullable: Salary?,
    )

    /** Code may come with one of the first calls, and for whole values with a later one. */
    private fun written(value: Any): String {
        val text = mapper.write(value)
        repeat(3) { assertEquals(text, String(mapper.writeValueAsBytes(value)).replace('"', '\'')) }
        return text
    }

    @Test
    fun `values of value classes are converted`() {
        val salary = Salary(149)
        assertEquals(
            "{'salary':100,'former':[100],'byYear':{'2020':100},'plain':149,'nullable':149}",
            written(Employee(salary, listOf(salary), mapOf("2020" to salary), salary, salary)),
        )
        assertEquals(
            "{'salary':null,'former':[],'byYear':{},'plain':149,'nullable':null}",
            written(Employee(null, listOf(), mapOf(), salary, null)),
        )
    }

    @JvmInline
    value class Masked(
        val text: String,
    )

    class ToMasked : StdConverter<String, Masked>() {
        override fun convert(value: String): Masked = Masked("*".repeat(value.length))
    }

    data class Note(
        @get:JsonSerialize(converter = ToMasked::class) val text: String,
        @get:JsonSerialize(converter = ToMasked::class) val nullable: String?,
        @get:JsonSerialize(contentConverter = ToMasked::class) val lines: List<String>,
        @get:JsonSerialize(contentConverter = ToMasked::class) val byName: Map<String, String>,
        val own: Masked,
    )

    @Test
    fun `values that become those of a value class are converted`() {
        assertEquals(
            "{'text':'**','nullable':'***','lines':['*'],'byName':{'k':'**'},'own':'abc'}",
            written(Note("ab", "abc", listOf("a"), mapOf("k" to "ab"), Masked("abc"))),
        )
        assertEquals(
            "{'text':'*','nullable':null,'lines':[],'byName':{},'own':''}",
            written(Note("a", null, listOf(), mapOf(), Masked(""))),
        )
    }

    @JsonSerialize(converter = ToMeters::class)
    data class Distance(
        val kilometers: Int,
    )

    @JvmInline
    value class Meters(
        val count: Int,
    )

    class ToMeters : StdConverter<Distance, Meters>() {
        override fun convert(value: Distance): Meters = Meters(value.kilometers * 1000)
    }

    data class Trip(
        val distance: Distance,
        val meters: Meters,
    )

    @Test
    fun `a class that becomes a value class is converted`() {
        assertEquals("{'distance':2000,'meters':3}", written(Trip(Distance(2), Meters(3))))
    }
}
