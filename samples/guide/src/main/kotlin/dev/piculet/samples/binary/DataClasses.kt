package dev.piculet.samples.binary

import dev.piculet.binary.kotlin.typedSerializer

/** An e-mail address. Lies on the wire, and in the property, as the text alone. */
@JvmInline
value class Email(
    val text: String,
) {
    init {
        require('@' in text) { "'$text' has no @" }
    }
}

/** Somebody with an account. */
data class Member(
    val name: String,
    val email: Email,
    val newsletter: Boolean = true,
    val invitedBy: Email? = null,
)

/** What the class was before it had defaults. */
private data class FormerMember(
    val name: String,
    val email: String,
)

/** Are default arguments and value classes kept? What is absent in old data gets the default of the class. */
object DataClasses {
    @JvmStatic
    fun main(args: Array<String>) {
        val members = typedSerializer<Member>()
        val bytes = members.serialize(Member("Ann", Email("ann@piculet.dev")))
        println(members.deserialize(bytes))

        val former = typedSerializer<FormerMember>()
        val old = former.serialize(FormerMember("Bo", "bo@piculet.dev"))
        val current = typedSerializer<Member> { reads(former.schema()) }
        println(current.deserialize(old))
    }
}
