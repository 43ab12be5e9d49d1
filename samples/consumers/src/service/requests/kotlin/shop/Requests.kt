package shop

import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse.BodyHandlers
import java.nio.file.Path
import kotlin.io.path.readText

private val COMMAND = Regex("""curl localhost:8080(\S+) --json '(.*?)'( -so /dev/null -w '%\{http_code}')?""")
private val client = HttpClient.newHttpClient()

/** The commands of a file of the guide, each begun by `$`, and below each what it prints. */
class Requests(
    file: Path,
) {
    val expected = file.readText().trimEnd()

    /** Sends what the commands send to a service, and returns the file as the service answers. */
    fun answers(port: Int): String =
        expected
            .lines()
            .filter { it.startsWith("$ ") }
            .joinToString("\n") { "$it\n${answer(it.removePrefix("$ "), port)}" }

    private fun answer(
        command: String,
        port: Int,
    ): Any {
        val (path, json, status) = requireNotNull(COMMAND.matchEntire(command)) { command }.destructured
        val request =
            HttpRequest
                .newBuilder(URI("http://localhost:$port$path"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(json))
        val answer = client.send(request.build(), BodyHandlers.ofString())
        return if (status.isEmpty()) answer.body() else answer.statusCode()
    }
}
