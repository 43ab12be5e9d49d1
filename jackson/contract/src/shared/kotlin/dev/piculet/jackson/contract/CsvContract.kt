package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonPropertyOrder
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** Kotlin classes as rows of CSV. */
abstract class CsvContract(
    subject: Subject,
) : Contract(subject) {
    enum class Color { RED, GREEN }

    @JsonPropertyOrder("text", "number", "id", "color", "ratio")
    data class Row(
        val text: String,
        val number: Int = 7,
        val id: TextValue = TextValue("i"),
        val color: Color? = Color.RED,
        val ratio: Double = 0.5,
    )

    private val csv = csvMapper(subject.module(mapOf()))

    private fun read(
        columns: CsvColumns,
        text: String,
    ): List<Row> = csv.readerFor(Row::class.java).with(columns).readValues<Row>(text).readAll()

    @Test
    fun `the columns of a class are its properties`() {
        assertEquals(
            listOf("text", "number", "id", "color", "ratio"),
            csv.schemaFor(Row::class.java).map { it.name },
        )
    }

    @Test
    fun `rows are read as they were written`() {
        val columns = csv.schemaFor(Row::class.java).withHeader()
        val rows = listOf(Row("a"), Row("b;\"", 2, TextValue("x"), Color.GREEN, 1.5))
        val text = csv.writer(columns).writeValueAsString(rows)
        assertEquals("text,number,id,color,ratio\na,7,i,RED,0.5\n\"b;\"\"\",2,x,GREEN,1.5\n", text)
        assertEquals(rows, read(columns, text))
    }

    @Test
    fun `columns may be missing, in any order, or unknown`() {
        val text = "id,unknown,text\nx,1,a\ny,2,b\n"
        val rows = listOf(Row("a", id = TextValue("x")), Row("b", id = TextValue("y")))
        assertEquals(rows, read(CsvColumns.emptySchema().withHeader(), text))
    }

    @Test
    fun `a column that may not be missing is told`() {
        assertEquals(
            "KotlinInvalidNullException at $.text: Instantiation of [simple type, class CsvContract.Row] value " +
                "failed for JSON property text due to missing (therefore NULL) value for creator parameter text " +
                "which is a non-nullable type",
            failureOf { read(CsvColumns.emptySchema().withHeader(), "number\n1\n") },
        )
    }
}
