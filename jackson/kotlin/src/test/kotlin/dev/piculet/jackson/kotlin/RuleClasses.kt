package dev.piculet.jackson.kotlin

internal fun inAFile(): Int = 0

internal class OneText(
    text: String,
) {
    val length = text.length
}

internal data class Named(
    val text: String,
)

@JvmInline
internal value class Id(
    val text: String,
)

internal class OneId(
    id: Id,
) {
    val length = id.text.length
}

internal open class ProtectedId protected constructor(
    val id: Id,
)

internal class Guarded private constructor(
    val text: String,
) {
    companion object {
        fun of(text: String) = Guarded(text)
    }
}

internal class TwoTexts(
    first: String,
    second: String,
) {
    val both = first + second
}

internal class OnlySecondary {
    val size: Int

    constructor(size: Int) {
        this.size = size
    }
}

internal class TwoSecondary {
    val size: Int

    constructor(size: Int) {
        this.size = size
    }

    constructor(text: String) {
        size = text.length
    }
}

internal class NoParameters

internal object Single

internal enum class Colour(
    val code: Int,
) {
    RED(1),
}

internal class Outer {
    inner class Inner(
        val number: Int,
    )
}

internal class Members<T>(
    val id: Id,
    val plain: String,
    val optional: String?,
    val number: Int,
    val defaulted: Int = 1,
    val any: T,
    vararg val rest: String,
) {
    @JvmField
    var open: String? = null
    var late: String = ""

    fun getLike(): String = ""
}

internal interface Identified {
    fun getId(): Id
}

@Suppress("UNUSED_PARAMETER")
internal class Functions : Identified {
    val property: Id = Id("")

    override fun getId(): Id = property

    @JvmName("renamed")
    fun original(): Id = property

    fun getWrapped(): List<Id> = listOf()

    fun getText(): String = ""

    fun getNullable(): String? = null

    fun getNumber(): Int = 1

    fun setId(id: Id) = Unit

    fun setText(text: String) = Unit

    fun setNullable(text: String?) = Unit

    fun setNumber(number: Int) = Unit

    fun setFluent(text: String): Functions = this

    fun setBoth(
        text: String,
        number: Int,
    ) = Unit
}

@JvmInline
internal value class Box<T>(
    val content: T,
)

@JvmInline
internal value class Boxes<T>(
    val box: Box<List<T>>,
)

@Suppress("UNUSED_PARAMETER")
internal class Generic<T>(
    plain: Box<List<Id>>,
    own: Box<T>,
    bounded: Box<out Number>,
    star: Box<*>,
    array: Box<Array<Id>>,
    numbers: Box<IntArray>,
    nested: Map<String, Box<T>>,
    arrays: Array<List<T>>,
    id: Id,
)

internal open class PrivateText(
    private val text: String,
) {
    override fun toString() = text
}

internal class OneTextOfPrivate(
    text: String,
) : PrivateText(text)

internal class OneTextOfOpen(
    text: String,
) : OpenText(text)

internal open class OpenText(
    protected open val text: String,
)

internal class OneMessage(
    message: String,
) : Exception(message)

@Suppress("UNUSED_PARAMETER")
internal class WithSetterFunctions {
    var isLit: Boolean = false
    var id: Id = Id("")
    var isOther: Id = Id("")

    fun setIsLit(value: Boolean) = Unit

    private fun setId(raw: String) = Unit

    fun setIsOther(
        value: Id,
        times: Int,
    ) = Unit
}

internal open class Parent(
    open val inherited: String?,
    val kept: String,
)

internal class Child(
    override val inherited: String,
) : Parent(inherited, "")

internal data class Flags(
    val isDone: Id,
    val URL: Id,
    val isOpen: Boolean,
)

internal class Switch(
    var isLit: Boolean,
)

@Suppress("ktlint:standard:property-naming", "ktlint:standard:function-naming", "unused")
internal class Dashed {
    var `is-open`: Boolean = false
    var `is-id`: Id = Id("")

    fun `is-own`(): Id = `is-id`
}

internal class OddNames {
    @Suppress("ktlint:standard:property-naming")
    var `dash-ed`: Int = 1
    internal var issue: Int = 2
    internal var `is`: Int = 3
}

@Retention(AnnotationRetention.RUNTIME)
@Target(AnnotationTarget.VALUE_PARAMETER)
internal annotation class Marker

internal class Marked(
    @param:Marker val first: Id,
    val second: Id,
)

@Suppress("UNUSED_PARAMETER")
internal class Contents(
    sure: List<String>,
    unsure: List<String?>,
    values: Map<String?, Int>,
    into: MutableList<in String>,
    any: List<*>,
    none: String,
)

internal object WithFunction {
    var kept = ""

    @JvmStatic
    fun of(number: Int): WithFunction = apply { kept = "$number" }
}

internal class WithFactory private constructor(
    val text: String,
) {
    companion object {
        @JvmStatic
        fun of(number: Int): WithFactory = WithFactory("$number")

        @JvmStatic
        fun other(number: Int): Int = number
    }
}
