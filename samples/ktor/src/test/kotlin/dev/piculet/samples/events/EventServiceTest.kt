package dev.piculet.samples.events

import com.fasterxml.jackson.databind.ObjectMapper
import io.ktor.serialization.jackson.jackson
import io.ktor.server.cio.CIO
import io.ktor.server.engine.EmbeddedServer
import io.ktor.server.engine.embeddedServer
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.AfterAll
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import shop.Requests
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse
import java.net.http.HttpResponse.BodyHandlers
import java.nio.file.Path

/** The service answers HTTP requests, and Piculet reads and writes them. */
class EventServiceTest {
    @Test
    fun `requests are answered as the guide says`() {
        val requests = Requests(Path.of("requests.txt"))
        assertEquals(requests.expected, requests.answers(portOf(server)))
        assertEquals(200, get("/events/7").statusCode())
    }

    @Test
    fun `sealed classes are told apart by their names`() {
        val answer = post("""{"id":8,"title":"Opera","admission":{"kind":"Ticket","cents":9000}}""")
        assertTrue(""""admission":{"kind":"Ticket","cents":9000}""" in answer.body(), answer.body())
    }

    @Test
    fun `a value that is missing is a bad request`() {
        // Ktor answers some of a thousand bad requests with its own failure instead, with Jackson alone as well.
        val answers = generateSequence { post("""{"id":9}""") }.onEach { assertEquals(400, it.statusCode()) }
        val incomplete = answers.take(5).first { it.body() != "Channel was cancelled" }
        assertEquals("(Kotlin reflection is not available)", incomplete.body().substringAfter("Event "))
        assertEquals(404, get("/events/9").statusCode())
    }

    @Test
    fun `Piculet does it, without kotlin-reflect`() {
        post("""{"id":10,"title":"Talk"}""")
        assertEquals("dev.piculet", mapper.serializer(Event::class.java).substringBefore(".jackson2"))
        assertThrows(ClassNotFoundException::class.java) { Class.forName("kotlin.reflect.full.KClasses") }
    }

    @Test
    fun `a module that is kept tells which way each class takes`() {
        val kept = KeptModule()
        val other = embeddedServer(CIO, port = 0) { events { kept.register(this) } }.start()
        try {
            val answer = post("""{"id":11,"title":"Fair"}""", portOf(other))
            assertEquals(200, answer.statusCode())
        } finally {
            stop(other)
        }
        val later = "Jackson's own code until it is called more often"
        val paths = kept.paths().filter { it.startsWith(Event::class.java.name + ",") }
        assertEquals(listOf("reading: $later", "writing: $later"), paths.map { it.substringAfter(", ") })
    }

    /** The class that writes a type. */
    private fun ObjectMapper.serializer(type: Class<*>): String =
        serializerProviderInstance.findValueSerializer(type).javaClass.name

    private fun post(
        json: String,
        port: Int = portOf(server),
    ): HttpResponse<String> =
        send(request("/events", port).header("Content-Type", "application/json").POST(BodyPublishers.ofString(json)))

    private fun get(path: String): HttpResponse<String> = send(request(path, portOf(server)))

    private fun request(
        path: String,
        port: Int,
    ): HttpRequest.Builder = HttpRequest.newBuilder(URI("http://localhost:$port$path"))

    /** By a connection of its own: Ktor closes that of a failure of its own. */
    private fun send(request: HttpRequest.Builder): HttpResponse<String> =
        HttpClient.newHttpClient().send(request.build(), BodyHandlers.ofString())

    companion object {
        /** The one that Ktor makes. */
        private lateinit var mapper: ObjectMapper

        private val server = embeddedServer(CIO, port = 0) { events { jackson { mapper = this } } }.start()

        private fun portOf(server: EmbeddedServer<*, *>): Int =
            runBlocking { server.engine.resolvedConnectors() }.single().port

        private fun stop(server: EmbeddedServer<*, *>) = server.stop(gracePeriodMillis = 0, timeoutMillis = 1_000)

        @JvmStatic
        @AfterAll
        fun stop() {
            stop(server)
        }
    }
}
