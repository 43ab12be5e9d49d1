package dev.piculet.samples.orders

import dev.piculet.jackson3.KotlinModule
import org.junit.jupiter.api.AfterAll
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.springframework.boot.builder.SpringApplicationBuilder
import org.springframework.context.ConfigurableApplicationContext
import tools.jackson.databind.json.JsonMapper
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse
import java.net.http.HttpResponse.BodyHandlers

/** The service answers HTTP requests, and Piculet reads and writes them. */
class OrderServiceTest {
    @Test
    fun `what a request leaves out gets its default, and value classes are written as what they wrap`() {
        val answer = post("""{"id":7,"customer":"Ann","lines":[{"article":"seed"}]}""")
        assertEquals(200, answer.statusCode())
        assertEquals(
            """{"id":7,"customer":"Ann","lines":[{"article":"seed","quantity":1}],""" +
                """"payment":{"kind":"Invoice","days":30},"note":null}""",
            answer.body(),
        )
        assertEquals(answer.body(), get("/orders/7").body())
    }

    @Test
    fun `sealed classes are told apart by their names`() {
        val answer = post("""{"id":8,"customer":"Bo","lines":[],"payment":{"kind":"Card","number":"4711"}}""")
        assertTrue(""""payment":{"kind":"Card","number":"4711"}""" in answer.body(), answer.body())
    }

    @Test
    fun `null where there must be a value is a bad request`() {
        assertEquals(400, post("""{"id":9,"customer":null,"lines":[]}""").statusCode())
        assertEquals(400, post("""{"id":9,"lines":[]}""").statusCode())
        assertEquals(400, post("""{"id":9,"customer":"Cy","lines":[null]}""").statusCode())
        assertEquals(404, get("/orders/9").statusCode())
    }

    @Test
    fun `Piculet's module does it, without kotlin-reflect`() {
        post("""{"id":10,"customer":"Di","lines":[]}""")
        val module = service
            .getBean(JsonMapper::class.java)
            .registeredModules()
            .filterIsInstance<KotlinModule>()
            .single()
        val order = module.diagnostics().filter { it.startsWith(Order::class.java.name + ",") }
        assertEquals(2, order.size, module.diagnostics().toString())
        assertThrows(ClassNotFoundException::class.java) { Class.forName("kotlin.reflect.full.KClasses") }
    }

    private fun post(json: String): HttpResponse<String> =
        send(request("/orders").header("Content-Type", "application/json").POST(BodyPublishers.ofString(json)))

    private fun get(path: String): HttpResponse<String> = send(request(path))

    private fun request(path: String): HttpRequest.Builder =
        HttpRequest.newBuilder(URI("http://localhost:${service.environment.getProperty("local.server.port")}$path"))

    private fun send(request: HttpRequest.Builder): HttpResponse<String> =
        client.send(request.build(), BodyHandlers.ofString())

    companion object {
        private val client = HttpClient.newHttpClient()

        private val service: ConfigurableApplicationContext =
            SpringApplicationBuilder(OrderService::class.java).run(
                "--server.port=0",
                "--spring.main.banner-mode=off",
                "--logging.level.root=warn",
            )

        @JvmStatic
        @AfterAll
        fun stop() {
            service.close()
        }
    }
}
