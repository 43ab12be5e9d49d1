package dev.piculet.lab.explain

/**
 * A profile with what the lab knows of the contender besides.
 *
 * @property classes loaded in its JVM, the JDK's and the harness's too; null if that is not known
 * @property size bytes of its document; null if it wrote none
 * @property document its bytes with their meaning; null if it wrote none, or one too long for that
 * @property generated classes that Piculet generated for it as pseudo-Java, by name
 */
class Explained(
    val profile: Profile,
    val classes: Long?,
    val size: Int?,
    val document: AnnotatedDocument?,
    val generated: Map<String, String>,
)

/**
 * Profiles of one operation on one payload.
 *
 * @property subject `objects/media/serialize`
 * @property other what it is compared with, or null
 * @property origin machine, JDK, seed and command, one sentence
 */
class Explanation(
    val subject: String,
    val one: Explained,
    val other: Explained?,
    val origin: String,
) {
    val all: List<Explained> get() = listOfNotNull(one, other)
}
