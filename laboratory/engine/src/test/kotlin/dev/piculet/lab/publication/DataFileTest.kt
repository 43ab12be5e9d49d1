package dev.piculet.lab.publication

import dev.piculet.lab.LabException
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource
import kotlin.test.assertEquals

class DataFileTest {
    private val columns = "benchmark,column,mode,count,score,to,error,unit"

    private fun table(
        record: String,
        head: String = "# title: T",
    ) = Publication.table("t", DataFile("t.csv", "$head\n$columns\n$record\n"))

    @Test
    fun `a table is what its file says`() {
        val row = PublishedRow("b", "c", "avgt", 4, 1.5, 2.0, 0.5, PublishedUnit.NANOSECONDS)
        val head = "# title: A: b\n# contender: x@1\n# calls: 3\n# claim: b/c over b/c"
        val expected = PublishedTable("t", "A: b", "x@1", 3, Claim("b/c", "b/c"), listOf(row))
        assertEquals(expected, table("b,c,avgt,4,1.5,2,0.5,ns", head))
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = [
            "b,,avgt,4,fast,,,ns|t.csv has the figure 'fast' in line 3.",
            "b,,avgt,4,0,,,ns|t.csv has the figure '0' in line 3.",
            "b,,avgt,4,NaN,,,ns|t.csv has the figure 'NaN' in line 3.",
            "b,,avgt,4,1,,-2,ns|t.csv has the figure '-2' in line 3.",
            "b,,avgt,none,1,,,ns|t.csv has the count 'none' in line 3.",
            "b,,avgt,4,1,,,furlongs|t.csv has the unknown unit 'furlongs' in line 3.",
            "b,,avgt,4,1|t.csv has 5 of 8 fields in line 3.",
        ],
    )
    fun `a damaged record is named by file and line`(
        record: String,
        message: String,
    ) = assertEquals(message, assertThrows<LabException> { table(record) }.message)

    @Test
    fun `a claim must be about rows of its table`() {
        val error = assertThrows<LabException> { table("b,,avgt,4,1,,,ns", "# title: T\n# claim: b over c") }
        assertEquals("t.csv claims something of 'c', which it lacks.", error.message)
    }

    @Test
    fun `a file without its columns, or its title, is an error`() {
        val other = assertThrows<LabException> { DataFile("x.csv", "a,b\n1,2\n").records("a,c") }
        assertEquals("x.csv has not the columns a,c.", other.message)
        val untitled = assertThrows<LabException> { table("b,,avgt,4,1,,,ns", head = "# name: T") }
        assertEquals("t.csv has no line '# title: …'.", untitled.message)
    }

    @Test
    fun `units turn the time of a call into their own figures`() {
        assertEquals(4e6, PublishedUnit.OPERATIONS_PER_SECOND.ofNanos(250.0))
        assertEquals(0.00025, PublishedUnit.MILLISECONDS_PER_OPERATION.ofNanos(250.0))
        assertEquals(250.0, PublishedUnit.NANOSECONDS_PER_OPERATION.ofNanos(250.0))
        assertThrows<IllegalStateException> { PublishedUnit.BYTES.ofNanos(250.0) }
    }
}
