package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonIgnore
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** In which order values are set that a creator does not take, and what stays of names that come twice. */
abstract class SettingOrderContract(
    subject: Subject,
) : Contract(subject) {
    class Noting(
        val id: Int = 0,
    ) {
        @JsonIgnore
        val calls = mutableListOf<String>()

        var a: Int = 0
            set(value) {
                field = value
                calls += "a=$value"
            }

        var b: String? = null
            set(value) {
                field = value
                calls += "b=$value"
            }
    }

    class Plain(
        val id: Int,
        val name: String? = "n",
    ) {
        var number: Int = 0
        var text: String? = null

        override fun toString() = "$id $name $number $text"
    }

    class Derived(
        val a: Int,
        val b: Int,
    ) {
        @JsonIgnore
        val sum = a + b

        override fun toString() = "$a + $b = $sum"
    }

    private fun calls(json: String) = mapper.quoted<Noting>(json).calls.joinToString()

    @Test
    fun `setters are called from the last value to the first until all arguments are there`() {
        assertEquals("b=x, a=1", calls("{'a':1,'b':'x'}"))
        assertEquals("a=1, b=x", calls("{'b':'x','a':1}"))
        assertEquals("b=null, a=1", calls("{'a':1,'b':null,'id':1}"))
        assertEquals("a=2, b=x, a=1", calls("{'a':1,'b':'x','a':2,'id':1}"))
        assertEquals("a=3, a=2, a=1", calls("{'a':1,'a':2,'a':3}"))
        assertEquals("b=z, b=y, a=1, b=x", calls("{'b':'x','a':1,'b':'y','unknown':0,'b':'z'}"))
    }

    @Test
    fun `Jackson 2 calls setters at once when all arguments are there`() {
        assertEquals(byMajor("a=1, b=x", "b=x, a=1"), calls("{'id':1,'a':1,'b':'x'}"))
        assertEquals(byMajor("a=1, b=x, a=3", "a=3, b=x, a=1"), calls("{'a':1,'id':1,'b':'x','a':3}"))
        assertEquals(byMajor("a=2, a=1, b=x", "b=x, a=2, a=1"), calls("{'a':1,'a':2,'id':1,'unknown':[0],'b':'x'}"))
    }

    @Test
    fun `the first value of a name that comes twice stays until all arguments are there`() {
        assertEquals("1 m 1 x", mapper.quoted<Plain>("{'number':1,'text':'x','number':2,'id':1,'name':'m'}").toString())
        assertEquals("1 n 1 x", mapper.quoted<Plain>("{'id':1,'number':1,'text':'x','number':2,'text':'y'}").toString())
        assertEquals(
            byMajor("1 m 2 y", "1 m 1 x"),
            mapper.quoted<Plain>("{'id':1,'name':'m','number':1,'text':'x','number':2,'text':'y'}").toString(),
        )
        assertEquals(
            byMajor("1 m 3 null", "1 m 1 null"),
            mapper.quoted<Plain>("{'number':1,'number':2,'id':1,'name':'m','text':null,'number':3}").toString(),
        )
    }

    @Test
    fun `the last argument of a name that comes twice is passed, or set if the instance is there`() {
        assertEquals("3 + 2 = 5", mapper.quoted<Derived>("{'a':1,'a':3,'b':2}").toString())
        assertEquals(byMajor("3 + 2 = 3", "3 + 2 = 5"), outcome { mapper.quoted<Derived>("{'a':1,'b':2,'a':3}") })
        assertEquals(
            byMajor("4 + 5 = 3", "4 + 5 = 9"),
            outcome { mapper.quoted<Derived>("{'b':2,'a':1,'unknown':{},'a':4,'b':5}") },
        )
    }
}
